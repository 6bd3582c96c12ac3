import { useState } from 'react';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { SimplePage } from './SimplePage';

/** Something went wrong: what to do, and a report to send. The links load the page anew. */
export function TroublePage({ report }: { report: string }) {
  const { say } = useText();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const text = `${location.href}\n${navigator.userAgent}\n${report}`;
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <SimplePage title={say('error.title')} text={say('error.text')}>
      <Button tone="go" onClick={() => location.reload()}>
        {say('error.reload')}
      </Button>
      <Button icon="copy" onClick={copy}>
        {say(copied ? 'error.copied' : 'error.copy')}
      </Button>
      <Button icon="home" onClick={() => location.assign('/')}>
        {say('error.home')}
      </Button>
    </SimplePage>
  );
}
