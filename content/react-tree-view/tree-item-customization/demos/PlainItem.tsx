import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

function OutlineItem(props: UseTreeItemParameters) {
  const { getContextProviderProps, getRootProps, getContentProps, getLabelProps } =
    useTreeItem(props);
  const { status, ...contentProps } = getContentProps();

  let marker = '·';
  if (status.expandable) {
    marker = status.expanded ? '−' : '+';
  }

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <li {...getRootProps()}>
        <div {...contentProps}>
          <span aria-hidden className="marker">
            {marker}
          </span>
          <span {...getLabelProps()} />
        </div>
        {status.expanded ? <ul role="group">{props.children}</ul> : null}
      </li>
    </TreeItemProvider>
  );
}

export default function PlainItem() {
  return (
    <Box
      sx={{
        width: 320,
        maxWidth: '100%',
        fontFamily: 'monospace',
        lineHeight: '28px',
        '& li': { listStyle: 'none', outline: 0 },
        '& li ul': { m: 0, pl: 3 },
        '& .marker': { display: 'inline-block', width: 24, textAlign: 'center' },
        '& [data-focused]': { outline: '2px solid', outlineColor: 'primary.main' },
        '& [data-selected]': { fontWeight: 700 },
      }}
    >
      <SimpleTreeView aria-label="Outline" defaultExpandedItems={['draft']}>
        <OutlineItem itemId="draft" label="First draft">
          <OutlineItem itemId="plot" label="Plot" />
          <OutlineItem itemId="names" label="Names" />
        </OutlineItem>
        <OutlineItem itemId="print" label="Printing">
          <OutlineItem itemId="paper" label="Paper" />
        </OutlineItem>
      </SimpleTreeView>
    </Box>
  );
}
