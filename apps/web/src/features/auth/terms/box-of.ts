interface BoxField {
  readonly name: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly onBlur: () => void;
  readonly ref: (element: HTMLButtonElement | null) => void;
}

/** A box as its controller holds it. */
export const boxOf = ({ value, onChange, ...field }: BoxField) => ({
  ...field,
  isChecked: value,
  onCheckedChange: onChange,
});
