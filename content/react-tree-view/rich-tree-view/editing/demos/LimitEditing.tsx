import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Folder {
  id: string;
  label: string;
  builtIn?: boolean;
  children?: Folder[];
}

const folders: Folder[] = [
  {
    id: 'mail',
    label: 'Mail',
    builtIn: true,
    children: [
      { id: 'inbox', label: 'Inbox', builtIn: true },
      { id: 'receipts', label: 'Receipts' },
      { id: 'travel', label: 'Travel plans' },
    ],
  },
];

const isOwnFolder = (folder: Folder) => !folder.builtIn;

export default function LimitEditing() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      isItemEditable={isOwnFolder}
      defaultExpandedItems={['mail']}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Folder name' } } } }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
