import BackspaceOutlinedIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const extended = dayjs('2026-07-03T18:00');
const always = { '& .clearButton': { opacity: 1 } };

export default function OwnClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ fieldClearLabel: 'No renewal' }}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Custom icon"
          clearable
          defaultValue={extended}
          slots={{ clearIcon: BackspaceOutlinedIcon }}
          sx={always}
        />
        <TimeField
          label="Custom icon and button color"
          clearable
          defaultValue={extended}
          slots={{ clearIcon: BackspaceOutlinedIcon }}
          slotProps={{ clearButton: { color: 'error' }, clearIcon: { fontSize: 'medium' } }}
          sx={always}
        />
      </Stack>
    </LocalizationProvider>
  );
}
