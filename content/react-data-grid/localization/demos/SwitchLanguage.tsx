import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { enUS, esES, nbNO, zhCN } from '@mui/x-data-grid/locales';

const languages = {
  en: { name: 'English', text: enUS, reference: 'Consignment', pallets: 'Pallets' },
  es: { name: 'Español', text: esES, reference: 'Envío', pallets: 'Palés' },
  nb: { name: 'Norsk', text: nbNO, reference: 'Forsendelse', pallets: 'Paller' },
  zh: { name: '中文', text: zhCN, reference: '托运单号', pallets: '托盘' },
};

type Language = keyof typeof languages;

const rows = [
  { id: 1, reference: 'DEP-4101', pallets: 5 },
  { id: 2, reference: 'DEP-4102', pallets: 12 },
];

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<Language>('nb');
  const { text, reference, pallets } = languages[language];
  const columns = React.useMemo(
    (): GridColDef[] => [
      { field: 'reference', headerName: reference, flex: 1, minWidth: 120 },
      { field: 'pallets', headerName: pallets, type: 'number', width: 130 },
    ],
    [reference, pallets],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grid language"
        value={language}
        onChange={(_event, value: Language | null) => value && setLanguage(value)}
      >
        {Object.entries(languages).map(([code, { name }]) => (
          <ToggleButton key={code} value={code} lang={code} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box lang={language} sx={{ height: 268 }}>
        <DataGrid
          label={reference}
          rows={rows}
          columns={columns}
          showToolbar
          localeText={text.components.MuiDataGrid.defaultProps.localeText}
        />
      </Box>
    </Stack>
  );
}
