import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import './ConnectionLines.css';

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

export default function ConnectionLines() {
  return (
    <RichTreeView
      aria-label="Languages"
      className="language-tree"
      items={family}
      // The group below does the indentation, so the lines follow it.
      itemChildrenIndentation={0}
      defaultExpandedItems={['romance', 'iberian']}
    />
  );
}
