import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ApiDisable() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'checkout' })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Toggle Checkout
      </Button>
      <SimpleTreeView aria-label="Order steps" apiRef={apiRef} defaultExpandedItems={['checkout']}>
        <TreeItem itemId="basket" label="Cart" />
        <TreeItem itemId="checkout" label="Checkout">
          <TreeItem itemId="address" label="Address" />
          <TreeItem itemId="payment" label="Payment" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
