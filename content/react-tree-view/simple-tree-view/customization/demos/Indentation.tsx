import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function Indentation() {
  const [indentation, setIndentation] = React.useState<number | string>(12);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Indentation"
        value={indentation}
        onChange={(_event, value: number | string | null) => {
          if (value !== null) {
            setIndentation(value);
          }
        }}
      >
        <ToggleButton value={0}>0</ToggleButton>
        <ToggleButton value={12}>12</ToggleButton>
        <ToggleButton value="2rem">2rem</ToggleButton>
      </ToggleButtonGroup>
      <SimpleTreeView
        id="indented-files"
        aria-label="Project files"
        defaultExpandedItems={['src', 'charts']}
        itemChildrenIndentation={indentation}
      >
        <TreeItem itemId="src" label="src">
          <TreeItem itemId="charts" label="charts">
            <TreeItem itemId="tides" label="tides.ts" />
          </TreeItem>
          <TreeItem itemId="main" label="main.tsx" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
