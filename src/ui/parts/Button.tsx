import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { keySign } from '../keys/keyList';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/icons';
import './button.css';

/** `go` is possible now and wears the sun; `primary` ends something; `danger` takes something away. */
export type ButtonTone = 'plain' | 'go' | 'primary' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

interface Look {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
}

const classOf = ({ tone = 'plain', size = 'normal', className = '' }: Look): string =>
  `button button-${tone} button-${size} ${className}`.trim();

const ICON_SIZE = { small: 18, normal: 20, large: 22 } as const;

function Inside({ icon, size = 'normal', children }: Pick<Look, 'icon' | 'size'> & { children: ReactNode }) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} size={ICON_SIZE[size]} />}
      {children}
    </>
  );
}

/** A button with words. */
export function Button({
  tone,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      className={classOf({ ...(tone && { tone }), ...(size && { size }), className })}
      {...rest}
      title={withKey(rest.title, rest['aria-keyshortcuts'])}
    >
      <Inside icon={icon} {...(size && { size })}>
        {children}
      </Inside>
    </button>
  );
}

interface LinkButtonProps extends Look {
  readonly href: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another page that looks like a button. */
export function LinkButton({ tone, size, icon, className, href, label, children }: LinkButtonProps) {
  return (
    <Link
      href={href}
      className={classOf({ ...(tone && { tone }), ...(size && { size }), className })}
      aria-label={label}
    >
      <Inside icon={icon} {...(size && { size })}>
        {children}
      </Inside>
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What it does, in words: for the tip and for screen readers. */
  readonly label: string;
  readonly className?: string;
}

/** The key that does the same stands in the tip. */
const withKey = (words: string | undefined, key: string | undefined): string | undefined =>
  key === undefined ? words : `${words ?? ''} (${keySign(key)})`.trim();

/** A small square button with an icon. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`.trim()}
      aria-label={label}
      title={withKey(label, rest['aria-keyshortcuts'])}
      {...rest}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
