import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import dayjs from 'dayjs';

const row = [
  'flex gap-4 border-0 border-b-2 px-4 py-2',
  'border-[#0b7a55] data-error:border-[#b3261e]',
  'dark:border-[#5fd0a6] dark:data-error:border-[#ff9a92]',
].join(' ');

function PlainField(props: DatePickerFieldProps) {
  const { label, setOpen, triggerRef, rootRef } = usePickerContext();
  const field = useDateField<true, DatePickerFieldProps>(props);

  return (
    <div ref={rootRef}>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend id={props.id && `${props.id}-label`} className="mb-1 text-sm">
          {label}
        </legend>
        <div ref={triggerRef} className={row} data-error={field.error || undefined}>
          <PickersSectionList
            elements={field.elements}
            sectionListRef={field.sectionListRef}
            contentEditable={field.contentEditable}
            tabIndex={field.tabIndex}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
            onClick={field.onClick}
            onMouseDown={field.onMouseDown}
            onKeyDown={field.onKeyDown}
            onInput={field.onInput}
            onPaste={field.onPaste}
          />
          <button
            type="button"
            aria-label={field.openPickerAriaLabel}
            onClick={() => setOpen(true)}
          >
            …
          </button>
        </div>
      </fieldset>
    </div>
  );
}

export default function PlainSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2026-06-19')} slots={{ field: PlainField }} />
    </LocalizationProvider>
  );
}
