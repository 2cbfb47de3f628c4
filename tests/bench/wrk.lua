-- Sends the requests in the file named by REQUESTS, and prints the results as a line of JSON (see wrk.ts).

local threads = {}

function setup(thread)
  table.insert(threads, thread)
  -- Each thread starts at another offset of the list.
  thread:set('at', (#threads - 1) * 7919)
end

function init()
  requests = {}
  statuses = {}
  for line in io.lines(os.getenv('REQUESTS')) do
    local address = nil
    local headers = {}
    for field in line:gmatch('[^\t]+') do
      if address == nil then
        address = field
      else
        local name, value = field:match('^(.-): (.*)$')
        headers[name] = value
      end
    end
    table.insert(requests, wrk.format('GET', address, headers))
  end
end

function request()
  at = at + 1
  return requests[at % #requests + 1]
end

function response(status)
  local name = tostring(status)
  statuses[name] = (statuses[name] or 0) + 1
end

function done(summary, latency)
  local all = {}
  for _, thread in ipairs(threads) do
    for name, count in pairs(thread:get('statuses')) do
      all[name] = (all[name] or 0) + count
    end
  end
  local fields = {}
  for name, count in pairs(all) do
    table.insert(fields, string.format('"%s":%d', name, count))
  end
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"failures":%d,"statuses":{%s}}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout, table.concat(fields, ',')
  ))
end
