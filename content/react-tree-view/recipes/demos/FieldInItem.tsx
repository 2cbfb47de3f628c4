import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function NoteField({ name }: { name: string }) {
  const keepFromTree = (event: React.SyntheticEvent) => event.stopPropagation();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{name}</span>
      <InputBase
        placeholder="Add a note"
        onClick={keepFromTree}
        onKeyDown={keepFromTree}
        inputProps={{ 'aria-label': `Note on ${name}` }}
        sx={{ flex: 1, fontSize: 'inherit', borderBottom: 1, borderColor: 'divider' }}
      />
    </Stack>
  );
}

export default function FieldInItem() {
  return (
    <SimpleTreeView
      aria-label="Hives"
      defaultExpandedItems={['orchard']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="orchard" label="Orchard">
        <TreeItem itemId="a1" label={<NoteField name="Hive A1" />} />
        <TreeItem itemId="a2" label={<NoteField name="Hive A2" />} />
      </TreeItem>
      <TreeItem itemId="hill" label="Hill" />
    </SimpleTreeView>
  );
}
