import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const ChapterItem = styled(TreeItem)(({ theme }) => ({
  // "> ": the content of this item, not the contents of the items below it
  [`& > .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderLeft: '3px solid transparent',
    '&[data-selected]': {
      borderLeftColor: theme.palette.primary.main,
    },
    '&[data-expanded]': {
      fontStyle: 'italic',
    },
  },
  [`& > .${treeItemClasses.content} > .${treeItemClasses.label}`]: {
    fontFamily: 'Georgia, serif',
  },
}));

export default function StyledItem() {
  return (
    <SimpleTreeView
      aria-label="Chapters"
      defaultExpandedItems={['one']}
      defaultSelectedItems="departure"
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <ChapterItem itemId="one" label="Part one">
        <ChapterItem itemId="departure" label="Departure" />
        <ChapterItem itemId="storm" label="The storm" />
      </ChapterItem>
      <TreeItem itemId="notes" label="Notes (a plain item)" />
    </SimpleTreeView>
  );
}
