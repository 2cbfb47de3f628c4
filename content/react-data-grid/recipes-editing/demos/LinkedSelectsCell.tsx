import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridEventListener,
  GridRenderEditCellParams,
  GridValueOptionsParams,
} from '@mui/x-data-grid';

interface Shipment {
  id: number;
  goods: string;
  country: string;
  port: string;
}

const ports: Record<string, string[]> = {
  Norway: ['Bergen', 'Oslo', 'Tromsø'],
  Poland: ['Gdańsk', 'Szczecin'],
  Spain: ['Bilbao', 'Málaga', 'Vigo'],
};

function getPorts({ row }: GridValueOptionsParams<Shipment>): string[] {
  return row ? (ports[row.country] ?? []) : Object.values(ports).flat();
}

function CountryEditor(params: GridRenderEditCellParams<Shipment, string>) {
  const apiRef = useGridApiContext();

  // The port cell is not being edited, so its value changes in the row itself.
  const clearPort = () => {
    apiRef.current.updateRows([{ id: params.id, port: '' }]);
  };

  return <GridEditSingleSelectCell {...params} onValueChange={clearPort} />;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(ports),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CountryEditor {...params} />,
  },
  {
    field: 'port',
    headerName: 'Port',
    type: 'singleSelect',
    valueOptions: getPorts,
    width: 130,
    editable: true,
  },
];

const firstRows: Shipment[] = [
  { id: 1, goods: 'Dried fish', country: 'Norway', port: 'Bergen' },
  { id: 2, goods: 'Ceramic tiles', country: 'Spain', port: 'Málaga' },
  { id: 3, goods: 'Furniture', country: 'Poland', port: 'Gdańsk' },
];

export default function LinkedSelectsCell() {
  const [rows, setRows] = React.useState(firstRows);

  const restorePort: GridEventListener<'cellEditStop'> = ({ field, reason }) => {
    if (field === 'country' && reason === 'escapeKeyDown') {
      // A new array puts the stored row back into the grid, with its previous port.
      setRows((stored) => [...stored]);
    }
  };

  const processRowUpdate = (edited: Shipment) => {
    setRows((stored) => stored.map((row) => (row.id === edited.id ? edited : row)));
    return edited;
  };

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        onCellEditStop={restorePort}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </Box>
  );
}
