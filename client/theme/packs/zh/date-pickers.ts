export { zhCN as default } from '@mui/x-date-pickers/locales';
