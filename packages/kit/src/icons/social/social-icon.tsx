import { useSyncExternalStore } from 'react'
import { getFind, subscribeToMarks } from './mark-store.ts'
import styles from './social-icon.module.css'

export type SocialIconName =
  | 'discord'
  | 'facebook'
  | 'google'
  | 'instagram'
  | 'mailru'
  | 'ok'
  | 'steam'
  | 'telegram'
  | 'threads'
  | 'tiktok'
  | 'twitter'
  | 'vk'
  | 'vkontakte'
  | 'whatsapp'
  | 'x'
  | 'yandex'
  | 'youtube'

export interface SocialIconProps {
  /** A provider without a mark of its own has a person's outline. */
  readonly name: SocialIconName | (string & {})
}

/** A provider's mark beside its name. Decorative; an empty square of the same size until the marks are loaded. */
export function SocialIcon({ name }: SocialIconProps) {
  const mark = useSyncExternalStore(subscribeToMarks, getFind, () => null)?.(name)
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {mark?.map(([colour, path]) => (
        <path key={path} fill={colour ?? 'currentColor'} fillRule="evenodd" d={path} />
      ))}
    </svg>
  )
}
