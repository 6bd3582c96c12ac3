import { useEffect, useEffectEvent, useState } from 'react';
import type { Imported } from '../session/importMatch';

interface GameFiles {
  readonly imported: Imported | undefined;
  readonly take: (file: File) => void;
  /** A file hangs over the page. */
  readonly dropping: boolean;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Game files that are chosen, or dropped anywhere on the page. The rules come when they are wanted. */
export function useGameFiles(onImported: (imported: Imported) => void): GameFiles {
  const [imported, setImported] = useState<Imported>();
  const [dropping, setDropping] = useState(false);
  const take = async (file: File): Promise<void> => {
    const { importFile, LONGEST_FILE } = await import('../session/importMatch');
    // a film is not read to its end
    const text = await file.slice(0, LONGEST_FILE + 1).text();
    const game = await importFile(text, Date.now());
    setImported(game);
    onImported(game);
  };
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    // else the browser leaves the page for the file
    event.preventDefault();
    const [file] = event.type === 'drop' ? (event.dataTransfer?.files ?? []) : [];
    setDropping(event.type === 'dragover');
    if (file) void take(file);
  });
  useEffect(() => {
    const listen = (event: DragEvent): void => onDrag(event);
    const kinds = ['dragover', 'dragleave', 'drop'] as const;
    kinds.forEach(kind => document.addEventListener(kind, listen));
    return () => kinds.forEach(kind => document.removeEventListener(kind, listen));
  }, []);
  return { imported, take: file => void take(file), dropping };
}
