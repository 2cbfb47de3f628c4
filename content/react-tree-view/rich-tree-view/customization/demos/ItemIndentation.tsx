import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const kingdom = [
  {
    id: 'birds',
    label: 'Birds',
    children: [
      {
        id: 'owls',
        label: 'Owls',
        children: [{ id: 'barn-owl', label: 'Barn owl' }],
      },
      { id: 'herons', label: 'Herons' },
    ],
  },
];

export default function ItemIndentation() {
  const [indentation, setIndentation] = React.useState(24);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Box>
        <Typography id="indentation-label" variant="body2">
          Indentation: {indentation} px
        </Typography>
        <Slider
          aria-labelledby="indentation-label"
          min={0}
          max={48}
          step={4}
          value={indentation}
          onChange={(_event, value) => setIndentation(value)}
        />
      </Box>
      <RichTreeView
        aria-label="Animals"
        items={kingdom}
        itemChildrenIndentation={indentation}
        defaultExpandedItems={['birds', 'owls']}
      />
    </Stack>
  );
}
