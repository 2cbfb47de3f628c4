const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { margin: 'dense' } } as const;

/**
 * Component defaults of the dense theme: the smallest size of each component.
 */
export const denseComponents = {
  MuiButton: small,
  MuiIconButton: small,
  MuiCheckbox: small,
  MuiRadio: small,
  MuiSwitch: small,
  MuiChip: small,
  MuiFab: small,
  MuiTable: small,
  MuiToggleButtonGroup: small,
  MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiPickersTextField: small,
  MuiFormControl: { defaultProps: { size: 'small', margin: 'dense' } },
  MuiInputBase: dense,
  MuiOutlinedInput: dense,
  MuiFilledInput: dense,
  MuiFormHelperText: dense,
  MuiListItem: { defaultProps: { dense: true } },
  MuiListItemButton: { defaultProps: { dense: true } },
  MuiMenuItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiDataGrid: { defaultProps: { density: 'compact' } },
  MuiTreeItem: { styleOverrides: { content: { paddingBlock: 0 } } },
} as const;
