/** Leading groups of an IPv6 address that identify a customer: providers assign at least a /64. */
const GROUPS_OF_A_CUSTOMER = 4;

/** The network to rate-limit: an IPv4 address, or the /64 of an IPv6 address. */
export function getNetwork(address: string): string {
  if (!address.includes(':')) return address;
  // IPv4-mapped IPv6: `::ffff:192.0.2.1`.
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [before = [], after] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = after ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  const groups = [...before, ...zeros, ...(after ?? [])].map((group) => parseInt(group, 16).toString(16));
  return `${groups.slice(0, GROUPS_OF_A_CUSTOMER).join(':')}::/64`;
}
