import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const orchestra = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
      { id: 'bass', label: 'Double bass' },
    ],
  },
  { id: 'timpani', label: 'Timpani' },
];

export default function ApiReadItems() {
  const apiRef = useRichTreeViewApiRef();
  const [answer, setAnswer] = React.useState('Ask about the cello.');

  const describeCello = () => {
    const api = apiRef.current;
    const parentId = api?.getParentId('cello');
    if (!api || !parentId) {
      return;
    }
    const siblings = api.getItemOrderedChildrenIds(parentId);
    setAnswer(
      `${api.getItem('cello').label} is number ${siblings.indexOf('cello') + 1} of ` +
        `${siblings.length} in ${api.getItem(parentId).label}.`,
    );
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button variant="outlined" onClick={describeCello} sx={{ alignSelf: 'flex-start' }}>
        Where is the cello?
      </Button>
      <Typography variant="body2" aria-live="polite">
        {answer}
      </Typography>
      <RichTreeView
        aria-label="Orchestra"
        apiRef={apiRef}
        items={orchestra}
        defaultExpandedItems={['strings']}
      />
    </Stack>
  );
}
