import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Order {
  id: number;
  buyer: string;
  country: string;
  email: string;
  rating: number;
  packed: number;
  sacks: number;
  price: number;
  incoterm: keyof typeof incoterms;
  website: string;
}

const incoterms = {
  EXW: 'Ex works: the buyer collects the goods',
  FOB: 'Free on board: risk passes when the goods are loaded',
  DAP: 'Delivered at place: the seller delivers the goods',
};

const countries = new Intl.DisplayNames('en', { type: 'region' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function BuyerCell({ row }: GridRenderCellParams<Order>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 13, bgcolor: 'primary.main' }}>
        {row.buyer.charAt(0)}
      </Avatar>
      {row.buyer}
    </Box>
  );
}

function CountryCell({ row, formattedValue }: GridRenderCellParams<Order>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Chip aria-hidden label={row.country} size="small" variant="outlined" />
      {formattedValue}
    </Box>
  );
}

function PackedCell({ row }: GridRenderCellParams<Order>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        aria-label="Packed"
        variant="determinate"
        value={row.packed * 100}
        sx={{ flex: 1, height: 6, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ minWidth: 40, textAlign: 'end' }}>
        {Math.round(row.packed * 100)}%
      </Typography>
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  {
    field: 'buyer',
    headerName: 'Buyer',
    width: 170,
    display: 'flex',
    renderCell: (params) => <BuyerCell {...params} />,
  },
  {
    field: 'country',
    headerName: 'Country',
    width: 160,
    display: 'flex',
    valueFormatter: (code: string) => countries.of(code),
    renderCell: (params) => <CountryCell {...params} />,
  },
  {
    field: 'packed',
    headerName: 'Packed',
    type: 'number',
    width: 170,
    display: 'flex',
    renderCell: (params) => <PackedCell {...params} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    display: 'flex',
    align: 'left',
    headerAlign: 'left',
    renderCell: ({ row }) => <Rating readOnly size="small" value={row.rating} />,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.sacks * row.price,
    valueFormatter: (total: number) => dollars.format(total),
  },
  {
    field: 'incoterm',
    headerName: 'Incoterm',
    type: 'singleSelect',
    valueOptions: Object.keys(incoterms),
    width: 120,
    renderCell: ({ row }) => (
      <Tooltip title={incoterms[row.incoterm]}>
        <span>{row.incoterm}</span>
      </Tooltip>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 190,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
  {
    field: 'website',
    headerName: 'Home page',
    width: 160,
    renderCell: ({ row, tabIndex }) => (
      <Link href={row.website} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
        {new URL(row.website).hostname}
      </Link>
    ),
  },
];

const rows: Order[] = [
  {
    id: 1,
    buyer: 'Lindqvist Tea',
    country: 'SE',
    email: 'buy@lindqvist.example',
    rating: 5,
    packed: 0.8,
    sacks: 40,
    price: 61.5,
    incoterm: 'FOB',
    website: 'https://lindqvist.example',
  },
  {
    id: 2,
    buyer: 'Casa Ribera',
    country: 'ES',
    email: 'office@ribera.example',
    rating: 4,
    packed: 0.35,
    sacks: 25,
    price: 58,
    incoterm: 'DAP',
    website: 'https://ribera.example',
  },
  {
    id: 3,
    buyer: 'Okafor Foods',
    country: 'NG',
    email: 'orders@okafor.example',
    rating: 3,
    packed: 1,
    sacks: 110,
    price: 54.2,
    incoterm: 'EXW',
    website: 'https://okafor.example',
  },
];

export default function UsualRenderers() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
