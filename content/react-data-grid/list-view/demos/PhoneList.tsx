import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FilterIcon from '@mui/icons-material/FilterList';
import SortIcon from '@mui/icons-material/SwapVert';
import {
  DataGridPro,
  gridFilterModelSelector,
  gridSortModelSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridListViewColDef } from '@mui/x-data-grid-pro';
import { consignments, statuses } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

/** The element in which the drawers open: here the frame, in an application the page. */
const FrameContext = React.createContext<HTMLElement | null>(null);

interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: React.ReactNode;
}

function Sheet({ title, open, onClose, children }: SheetProps) {
  const titleId = React.useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      ModalProps={{ container: React.useContext(FrameContext), disableScrollLock: true }}
      slotProps={{
        root: { sx: { position: 'absolute' } },
        backdrop: { sx: { position: 'absolute' } },
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { position: 'absolute', p: 2 } },
      }}
    >
      <Typography id={titleId} variant="subtitle1" component="p">
        {title}
      </Typography>
      {children}
      <Button onClick={onClose}>Close</Button>
    </Drawer>
  );
}

const orders = [
  { field: 'departure', label: 'Departure' },
  { field: 'goods', label: 'Goods' },
  { field: 'pallets', label: 'Pallets' },
];

function SortChoice() {
  const apiRef = useGridApiContext();
  const [rule] = useGridSelector(apiRef, gridSortModelSelector);
  return (
    <RadioGroup
      aria-label="Sort by"
      value={rule?.field ?? ''}
      onChange={(_event, field) => apiRef.current.setSortModel([{ field, sort: 'asc' }])}
    >
      {orders.map(({ field, label }) => (
        <FormControlLabel key={field} value={field} label={label} control={<Radio />} />
      ))}
    </RadioGroup>
  );
}

function StatusChoice() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = items[0]?.value ?? [];

  const toggle = (status: string) => {
    const value = chosen.includes(status)
      ? chosen.filter((other) => other !== status)
      : [...chosen, status];
    apiRef.current.upsertFilterItem({ id: 1, field: 'status', operator: 'isAnyOf', value });
  };

  return (
    <FormGroup aria-label="Status" role="group">
      {statuses.map((status) => (
        <FormControlLabel
          key={status}
          label={status}
          control={<Checkbox checked={chosen.includes(status)} onChange={() => toggle(status)} />}
        />
      ))}
    </FormGroup>
  );
}

function ListToolbar() {
  const [sheet, setSheet] = React.useState<'filter' | 'sort' | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      <Toolbar aria-label="List tools">
        <QuickFilter expanded style={{ flex: 1 }}>
          <QuickFilterControl
            placeholder="Search"
            size="small"
            fullWidth
            slotProps={{ htmlInput: { 'aria-label': 'Search', role: 'searchbox' } }}
          />
        </QuickFilter>
        <ToolbarButton aria-label="Filter" onClick={() => setSheet('filter')}>
          <FilterIcon fontSize="small" />
        </ToolbarButton>
        <ToolbarButton aria-label="Sort" onClick={() => setSheet('sort')}>
          <SortIcon fontSize="small" />
        </ToolbarButton>
      </Toolbar>
      <Sheet title="Filter by status" open={sheet === 'filter'} onClose={close}>
        <StatusChoice />
      </Sheet>
      <Sheet title="Sort by" open={sheet === 'sort'} onClose={close}>
        <SortChoice />
      </Sheet>
    </>
  );
}

const columns: GridColDef<Consignment>[] = [
  { field: 'reference' },
  { field: 'goods' },
  { field: 'port' },
  { field: 'pallets', type: 'number' },
  { field: 'departure', type: 'date' },
  { field: 'status', type: 'singleSelect', valueOptions: [...statuses] },
];

const listColumn: GridListViewColDef<Consignment> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link noWrap component="button" variant="subtitle2" color="inherit" underline="hover">
          {row.goods}
        </Link>
        <Typography noWrap variant="body2" color="text.secondary">
          {row.pallets} pallets, {row.port}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={row.status} />
    </Stack>
  ),
};

export default function PhoneList() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState<Consignment | null>(null);

  return (
    <FrameContext value={frame}>
      <Box
        ref={setFrame}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          width: '100%',
          maxWidth: 360,
          height: 560,
          mx: 'auto',
        }}
      >
        <DataGridPro
          aria-label="Consignments"
          rows={consignments}
          columns={columns}
          listView
          listViewColumn={listColumn}
          rowHeight={68}
          slots={{ toolbar: ListToolbar }}
          showToolbar
          hideFooter
          disableRowSelectionOnClick
          onRowClick={({ row }) => setShown(row)}
        />
        <Sheet title={shown?.reference ?? ''} open={shown !== null} onClose={() => setShown(null)}>
          <Typography variant="body2">
            {shown && `${shown.customer} is sending ${shown.pallets} pallets to ${shown.port}.`}
          </Typography>
          <Typography variant="body2">Carrier: {shown?.carrier}</Typography>
        </Sheet>
      </Box>
    </FrameContext>
  );
}
