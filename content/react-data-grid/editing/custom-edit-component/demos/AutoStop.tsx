import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const urgencies = ['Low', 'Normal', 'High'];

function UrgencyEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector('button')?.focus();
    }
  }, [hasFocus]);

  const choose = async (urgency: string) => {
    const isValid = await apiRef.current.setEditCellValue({ id, field, value: urgency });
    if (isValid) {
      apiRef.current.stopCellEditMode({ id, field });
      apiRef.current.setCellFocus(id, field);
    }
  };

  return (
    <ToggleButtonGroup
      ref={ref}
      exclusive
      size="small"
      aria-label="Urgency"
      value={value}
      sx={{ alignSelf: 'center', px: 1 }}
    >
      {urgencies.map((urgency) => (
        <ToggleButton
          key={urgency}
          value={urgency}
          onClick={() => choose(urgency)}
          onKeyDown={(event) => {
            // Enter presses this button. Otherwise, the grid would stop editing before the click
            // arrives.
            if (event.key === 'Enter') {
              event.stopPropagation();
            }
          }}
        >
          {urgency}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const columns: GridColDef[] = [
  { field: 'repair', headerName: 'Repair', flex: 1, minWidth: 130 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    width: 240,
    editable: true,
    renderEditCell: (params) => <UrgencyEditor {...params} />,
  },
];

const rows = [
  { id: 1, repair: 'Barn roof', urgency: 'High' },
  { id: 2, repair: 'Gate hinge', urgency: 'Low' },
  { id: 3, repair: 'Milking pump', urgency: 'Normal' },
];

export default function AutoStop() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Farm repairs" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
