import * as React from 'react';
import Link from '@mui/material/Link';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface Page {
  id: string;
  label: string;
  href?: string;
  children?: Page[];
}

const pages: Page[] = [
  {
    id: 'birds',
    label: 'Birds',
    children: [
      { id: 'robin', label: 'Robin', href: 'https://en.wikipedia.org/wiki/European_robin' },
      { id: 'wren', label: 'Wren', href: 'https://en.wikipedia.org/wiki/Eurasian_wren' },
    ],
  },
  { id: 'fish', label: 'Fish', href: 'https://en.wikipedia.org/wiki/Fish' },
];

function PageItem(props: TreeItemProps) {
  const page = useTreeItemModel<Page>(props.itemId);
  if (!page?.href) {
    return <TreeItem {...props} />;
  }

  return (
    <TreeItem
      {...props}
      label={
        <Link href={page.href} tabIndex={-1}>
          {page.label}
        </Link>
      }
      onKeyDown={(event: React.KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Enter') {
          event.currentTarget.querySelector('a')?.click();
        }
      }}
    />
  );
}

export default function LinksInItems() {
  return (
    <RichTreeView
      aria-label="Pages"
      items={pages}
      defaultExpandedItems={['birds']}
      slots={{ item: PageItem }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
