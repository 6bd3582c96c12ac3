import { useRef, type ChangeEvent } from 'react';
import { Button } from '../parts/Button';
import { useText } from '../text';

/** Asks for a game file of this device. */
export function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const { say } = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // so that the same file can be chosen again
    target.value = '';
  };
  return (
    <>
      <Button size="small" icon="upload" onClick={() => input.current?.click()}>
        {say('tables.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        hidden
        onChange={choose}
      />
    </>
  );
}
