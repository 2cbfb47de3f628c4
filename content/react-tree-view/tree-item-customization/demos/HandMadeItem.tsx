import Avatar from '@mui/material/Avatar';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

const crew = [
  {
    id: 'skipper',
    label: 'Amara Osei',
    children: [
      { id: 'mate', label: 'Lars Holm' },
      { id: 'cook', label: 'Petra Novak' },
    ],
  },
  { id: 'guest', label: 'Yuki Sato' },
];

function initials(name: string) {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}

function CrewItem(props: UseTreeItemParameters) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getCheckboxProps,
    getLabelProps,
    getGroupTransitionProps,
    status,
  } = useTreeItem(props);
  const name = typeof props.label === 'string' ? props.label : '';

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <TreeItemRoot {...getRootProps()}>
        <TreeItemContent {...getContentProps()}>
          <TreeItemCheckbox {...getCheckboxProps()} />
          <Avatar
            aria-hidden
            sx={{
              width: 24,
              height: 24,
              fontSize: '0.6875rem',
              bgcolor: status.selected ? 'primary.main' : 'grey.600',
              color: status.selected ? 'primary.contrastText' : 'common.white',
            }}
          >
            {initials(name)}
          </Avatar>
          <TreeItemLabel {...getLabelProps()} />
          <TreeItemIconContainer {...getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {props.children ? <TreeItemGroupTransition {...getGroupTransitionProps()} /> : null}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function HandMadeItem() {
  return (
    <RichTreeView
      aria-label="Crew"
      items={crew}
      checkboxSelection
      multiSelect
      defaultExpandedItems={['skipper']}
      defaultSelectedItems={['mate']}
      slots={{ item: CrewItem }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
