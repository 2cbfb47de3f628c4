import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';

const cargo = [
  { id: 'containers', value: 52, label: 'Containers', color: '#1e66c8' },
  { id: 'timber', value: 27, label: 'Timber', color: '#8a4b08' },
  { id: 'grain', value: 14, label: 'Grain', color: '#b58900' },
];

export default function HiddenSlices() {
  const [hidden, setHidden] = React.useState([2]);

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <PieChart
        role="img"
        aria-label="Ships by cargo, only the chosen kinds"
        width={180}
        height={180}
        skipAnimation
        series={[{ id: 'cargo', data: cargo }]}
        hiddenItems={hidden.map((dataIndex) => ({ type: 'pie', seriesId: 'cargo', dataIndex }))}
        hideLegend
      />
      <FormGroup aria-label="Cargo">
        {cargo.map(({ id, label, color }, index) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={!hidden.includes(index)}
                onChange={(event) =>
                  setHidden(
                    event.target.checked
                      ? hidden.filter((each) => each !== index)
                      : [...hidden, index],
                  )
                }
                sx={{ '&, &.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
