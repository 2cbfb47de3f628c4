import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function StyledLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Harvest" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-09-14')}
          slotProps={{
            actionBar: { actions: ['clear', 'accept'], disableSpacing: true },
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: 2, gridRow: 1 },
                [`& .${pickersLayoutClasses.actionBar}`]: {
                  gridColumn: 1,
                  gridRow: 1,
                  flexDirection: 'column',
                  justifyContent: 'center',
                  bgcolor: 'action.hover',
                },
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
