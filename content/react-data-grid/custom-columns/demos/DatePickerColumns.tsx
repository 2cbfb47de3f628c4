import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DataGrid, getGridDateOperators, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColTypeDef,
  GridFilterInputValueProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { enGB } from 'date-fns/locale/en-GB';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';

type DateValue = Date | null;

function PickerEditCell({ id, field, value, colDef, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;

  return (
    <Picker
      value={value ?? null}
      autoFocus={hasFocus}
      onChange={(next: DateValue) =>
        void apiRef.current.setEditCellValue({ id, field, value: next })
      }
      slotProps={{
        textField: {
          fullWidth: true,
          size: 'small',
          'aria-label': colDef.headerName,
          sx: { '& fieldset': { border: 0 } },
        },
      }}
    />
  );
}

/** The grid's operators expect a day as midnight UTC. */
const toUtcDay = (date: Date) =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
const fromUtcDay = (date: Date) =>
  new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());

interface PickerFilterProps extends GridFilterInputValueProps {
  hasTime?: boolean;
}

function PickerFilter({ item, applyValue, hasTime = false }: PickerFilterProps) {
  const Picker = hasTime ? DateTimePicker : DatePicker;
  const stored: DateValue = item.value ? new Date(item.value) : null;

  const apply = (next: DateValue) => {
    if (next === null) {
      applyValue({ ...item, value: undefined });
    } else if (isValid(next)) {
      applyValue({ ...item, value: hasTime ? next : toUtcDay(next) });
    }
  };

  return (
    <Picker
      label={hasTime ? 'Date and time' : 'Date'}
      value={stored && !hasTime ? fromUtcDay(stored) : stored}
      onChange={apply}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}

function createDateType(hasTime: boolean): GridColTypeDef {
  return {
    type: hasTime ? 'dateTime' : 'date',
    width: hasTime ? 230 : 170,
    valueFormatter: (date: DateValue) =>
      isValid(date) && date ? format(date, hasTime ? 'Pp' : 'P', { locale: enGB }) : '',
    renderEditCell: (params) => <PickerEditCell {...params} />,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value !== null && !isValid(props.value),
    }),
    filterOperators: getGridDateOperators(hasTime).map((operator) =>
      operator.InputComponent
        ? { ...operator, InputComponent: PickerFilter, InputComponentProps: { hasTime } }
        : operator,
    ),
  };
}

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 120 },
  { ...createDateType(false), field: 'born', headerName: 'Born', editable: true },
  { ...createDateType(true), field: 'visit', headerName: 'Visit', editable: true },
];

const rows = [
  {
    id: 1,
    patient: 'R. Halden',
    born: new Date(1987, 4, 21),
    visit: new Date(2025, 2, 10, 9, 30),
  },
  { id: 2, patient: 'S. Moreau', born: new Date(1962, 10, 3), visit: new Date(2025, 2, 10, 14, 0) },
  { id: 3, patient: 'T. Banerjee', born: new Date(2011, 7, 30), visit: null },
];

export default function DatePickerColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <Box sx={{ width: '100%', height: 216 }}>
        <DataGrid aria-label="Visits" rows={rows} columns={columns} hideFooter />
      </Box>
    </LocalizationProvider>
  );
}
