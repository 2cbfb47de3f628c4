import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2026-06-19');

function MonospaceTextField(props: TextFieldProps) {
  return <TextField {...props} variant="filled" sx={{ '& input': { fontFamily: 'monospace' } }} />;
}

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Due" enableAccessibleFieldDOMStructure={false} defaultValue={due} />
        <DatePicker
          label="Due, in your own text field"
          enableAccessibleFieldDOMStructure={false}
          defaultValue={due}
          slots={{ textField: MonospaceTextField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
