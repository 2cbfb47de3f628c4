import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const withTreeStyles = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiSimpleTreeView: {
        defaultProps: { itemChildrenIndentation: 24 },
      },
      MuiTreeItem: {
        styleOverrides: {
          content: { borderRadius: 0, paddingTop: 2, paddingBottom: 2 },
          label: { fontSize: '0.8125rem' },
        },
      },
    },
  });

export default function ThemedTree() {
  return (
    <ThemeProvider theme={withTreeStyles}>
      <SimpleTreeView
        aria-label="Archive"
        defaultExpandedItems={['letters', 'logs']}
        sx={{ width: 320, maxWidth: '100%' }}
      >
        <TreeItem itemId="letters" label="Letters">
          <TreeItem itemId="harbor" label="To the harbormaster" />
          <TreeItem itemId="insurer" label="To the insurer" />
        </TreeItem>
        <TreeItem itemId="logs" label="Logbooks">
          <TreeItem itemId="log1" label="Voyage 1" />
          <TreeItem itemId="log2" label="Voyage 2" />
        </TreeItem>
      </SimpleTreeView>
    </ThemeProvider>
  );
}
