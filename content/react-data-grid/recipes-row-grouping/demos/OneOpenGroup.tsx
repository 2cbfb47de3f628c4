import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, gridRowNodeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

const isBrass = (node: GridGroupNode) => node.groupingKey === 'Brass';

export default function OneOpenGroup() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        if (opened.type !== 'group' || !opened.childrenExpanded || opened.parent === null) {
          return;
        }
        const parent = gridRowNodeSelector(apiRef, opened.parent);
        const siblings = parent.type === 'group' ? parent.children : [];
        siblings.forEach((id) => {
          const node = gridRowNodeSelector(apiRef, id);
          if (id !== opened.id && node.type === 'group' && node.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(id, false);
          }
        });
      }),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Instruments for rent"
        apiRef={apiRef}
        rows={instruments}
        columns={columns}
        isGroupExpandedByDefault={isBrass}
        groupingColDef={{ minWidth: 170, flex: 1 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          rowGrouping: { model: ['family'] },
        }}
      />
    </Box>
  );
}
