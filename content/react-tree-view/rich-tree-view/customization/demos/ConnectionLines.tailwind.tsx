import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const family = [
  {
    id: 'romance',
    label: 'Romance languages',
    children: [
      {
        id: 'iberian',
        label: 'Iberian',
        children: [
          { id: 'portuguese', label: 'Portuguese' },
          { id: 'galician', label: 'Galician' },
        ],
      },
      { id: 'romanian', label: 'Romanian' },
    ],
  },
];

const group = [
  'ms-4! ps-4! [&_li]:relative [&_li]:before:absolute [&_li]:after:absolute',
  '[&_li]:before:-start-4 [&_li]:before:top-0 [&_li]:before:h-full [&_li:last-child]:before:h-4',
  '[&_li]:after:-start-4 [&_li]:after:top-4 [&_li]:after:w-4',
  '[&_li]:before:border-s [&_li]:after:border-t',
  '[&_li]:before:border-slate-900/13 [&_li]:after:border-slate-900/13',
  'dark:[&_li]:before:border-slate-200/15 dark:[&_li]:after:border-slate-200/15',
].join(' ');

function Language(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ groupTransition: { className: group } }} />;
}

export default function ConnectionLines() {
  return (
    <RichTreeView
      aria-label="Languages"
      className="w-80 max-w-full"
      items={family}
      // The group below does the indentation, so the lines follow it.
      itemChildrenIndentation={0}
      defaultExpandedItems={['romance', 'iberian']}
      slots={{ item: Language }}
    />
  );
}
