import { type ComponentType, useState } from 'react';

interface ControlledProps {
  readonly value: unknown;
  readonly onValueChange: (value: never) => void;
}

/** For stories: a field that keeps what is chosen in it, and tells the story. */
export function controlled<Props extends ControlledProps>(Field: ComponentType<Props>) {
  return function Controlled(props: Props) {
    const [value, setValue] = useState<Props['value']>(props.value);
    const change = (next: never): void => {
      props.onValueChange(next);
      setValue(next);
    };
    return <Field {...props} value={value} onValueChange={change} />;
  };
}
