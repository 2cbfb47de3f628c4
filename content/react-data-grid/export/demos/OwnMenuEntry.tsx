import * as React from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'phone', headerName: 'Phone', width: 140 },
];

const rows = [
  { id: 1, name: 'Ines Duarte', phone: '555 0141' },
  { id: 2, name: 'Joel Pratt', phone: '555 0178' },
  { id: 3, name: 'Oda Lien', phone: '555 0102' },
];

function download(text: string, fileName: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/vcard' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const saveContacts = () => {
    const cards = gridFilteredSortedRowEntriesSelector(apiRef).map(
      ({ model }) => `BEGIN:VCARD\nVERSION:4.0\nFN:${model.name}\nTEL:${model.phone}\nEND:VCARD\n`,
    );
    download(cards.join(''), 'patients.vcf');
    close();
  };

  return (
    <Toolbar aria-label="Export">
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Save as CSV
        </ExportCsv>
        <MenuItem onClick={saveContacts}>Save as contacts</MenuItem>
      </Menu>
    </Toolbar>
  );
}

export default function OwnMenuEntry() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Patients"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </Box>
  );
}
