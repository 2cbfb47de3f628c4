import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const nodeScopes = ['links', 'incoming', 'outgoing', 'nodes', 'none'] as const;
const linkScopes = ['links', 'nodes', 'source', 'target', 'none'] as const;

export default function SankeyHighlight() {
  const [nodeScope, setNodeScope] = React.useState<(typeof nodeScopes)[number]>('links');
  const [linkScope, setLinkScope] = React.useState<(typeof linkScopes)[number]>('nodes');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <TextField
          select
          size="small"
          label="pointer on a node"
          value={nodeScope}
          onChange={(event) =>
            setNodeScope(nodeScopes.find((each) => each === event.target.value) ?? 'links')
          }
          sx={{ width: 160 }}
        >
          {nodeScopes.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="pointer on a link"
          value={linkScope}
          onChange={(event) =>
            setLinkScope(linkScopes.find((each) => each === event.target.value) ?? 'links')
          }
          sx={{ width: 160 }}
        >
          {linkScopes.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <SankeyChart
        aria-label="A town's energy: solar and wind to electricity, gas to heat, both to homes and factories"
        height={260}
        series={{
          data: {
            links: [
              { source: 'Solar', target: 'Electricity', value: 40 },
              { source: 'Wind', target: 'Electricity', value: 65 },
              { source: 'Gas', target: 'Heat', value: 90 },
              { source: 'Electricity', target: 'Homes', value: 45 },
              { source: 'Electricity', target: 'Factories', value: 60 },
              { source: 'Heat', target: 'Homes', value: 70 },
              { source: 'Heat', target: 'Factories', value: 20 },
            ],
          },
          nodeOptions: { highlight: nodeScope, fade: 'global' },
          linkOptions: { highlight: linkScope, fade: 'global' },
        }}
      />
    </Stack>
  );
}
