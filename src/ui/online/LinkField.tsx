import { useState } from 'react';
import { Button } from '../parts/Button';
import { useText } from '../text';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
}

/** A link to be handed on: by copying, or by what the device has for sharing. */
export function LinkField({ label, link }: LinkFieldProps) {
  const { say } = useText();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  // somebody who thinks better of it has not failed
  const share = (): void =>
    void navigator
      .share({ title: say('app.name'), text: say('onlineTable.shareText'), url: link })
      .catch(() => {
        setCopied(false);
      });
  return (
    <div className="one-field link-field">
      <input
        className="field"
        aria-label={label}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
        {say(copied ? 'onlineTable.copied' : 'onlineTable.copy')}
      </Button>
      {'share' in navigator && (
        <Button icon="link" onClick={share}>
          {say('onlineTable.share')}
        </Button>
      )}
      <span role="status" className="out-of-sight">
        {copied && say('onlineTable.copied')}
      </span>
    </div>
  );
}
