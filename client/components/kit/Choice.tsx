interface ChoiceProps {
  name: string;
  label: string;
  /** Text of the option without a filter. */
  all: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string | null;
}

/** A filter of one value, which can also be none. */
export function Choice({ name, label, all, options, value }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} defaultValue={value ?? ''} data-active={value === null ? undefined : ''}>
      <option value="">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
