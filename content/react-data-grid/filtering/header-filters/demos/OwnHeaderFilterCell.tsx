import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridHeaderFilterCellProps } from '@mui/x-data-grid-pro';

function SearchCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, item, width, height, hasFocus, tabIndex } = props;
  const { field } = colDef;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus({ preventScroll: true });
    }
  }, [hasFocus]);

  const search = (value: string) => {
    if (value) {
      apiRef.current.upsertFilterItem({ ...item, operator: 'contains', value });
    } else {
      apiRef.current.deleteFilterItem(item);
    }
  };

  const moveFocus = (event: React.KeyboardEvent) => {
    const [firstRow] = gridExpandedSortedRowIdsSelector(apiRef);
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const neighbor = fields[colIndex + (event.shiftKey ? -1 : 1)];
    if (event.key === 'ArrowUp') {
      apiRef.current.setColumnHeaderFocus(field, event);
    } else if (event.key === 'ArrowDown' && firstRow !== undefined) {
      apiRef.current.setCellFocus(firstRow, field);
    } else if (event.key === 'Tab' && neighbor) {
      apiRef.current.setColumnHeaderFilterFocus(neighbor, event);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <div
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={`Search in ${colDef.headerName}`}
      className="MuiDataGrid-columnHeader MuiDataGrid-withBorderColor"
      style={{ width, height }}
    >
      <InputBase
        fullWidth
        inputRef={inputRef}
        value={item.value ?? ''}
        placeholder="Search"
        onChange={(event) => search(event.target.value)}
        onMouseDown={(event) => apiRef.current.setColumnHeaderFilterFocus(field, event)}
        onKeyDown={moveFocus}
        inputProps={{ tabIndex, 'aria-label': colDef.headerName }}
        sx={{ typography: 'body2' }}
      />
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 110 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 120 },
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, crop: 'Tomato', variety: 'Marmande', bed: 'Greenhouse 1' },
  { id: 2, crop: 'Lettuce', variety: 'Batavia', bed: 'Greenhouse 2' },
  { id: 3, crop: 'Squash', variety: 'Hokkaido', bed: 'South slope' },
  { id: 4, crop: 'Tomato', variety: 'San Marzano', bed: 'South slope' },
];

export default function OwnHeaderFilterCell() {
  return (
    <Box sx={{ width: '100%', height: 308 }}>
      <DataGridPro
        aria-label="Beds"
        rows={rows}
        columns={columns}
        headerFilters
        headerFilterHeight={40}
        disableColumnFilter
        slots={{ headerFilterCell: SearchCell }}
        hideFooter
      />
    </Box>
  );
}
