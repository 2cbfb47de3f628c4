import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Course {
  id: string;
  label: string;
  full?: boolean;
  children?: Course[];
}

const courses: Course[] = [
  {
    id: 'pottery',
    label: 'Pottery',
    children: [
      { id: 'pottery-mon', label: 'Monday evening' },
      { id: 'pottery-tue', label: 'Tuesday evening', full: true },
      { id: 'pottery-wed', label: 'Wednesday evening' },
    ],
  },
  { id: 'drawing', label: 'Life drawing', full: true },
];

const isCourseFull = (course: Course) => course.full === true;

export default function FocusableDisabledItems() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        label="Keyboard stops at full courses"
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
      />
      <RichTreeView
        aria-label="Courses"
        items={courses}
        isItemDisabled={isCourseFull}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['pottery']}
      />
    </Stack>
  );
}
