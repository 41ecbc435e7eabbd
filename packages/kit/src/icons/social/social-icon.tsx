import { useSyncExternalStore } from 'react'
import { findMark } from './find-mark.ts'
import styles from './social-icon.module.css'

/** The name of a brand that has an icon. */
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
  /** Providers without a logo get the outline of a person. */
  readonly name: SocialIconName | (string & {})
}

/** A provider's logo. Decorative, beside the provider's name; an empty square of the same size until the logos are loaded. */
export function SocialIcon({ name }: SocialIconProps) {
  const mark = useSyncExternalStore(findMark.subscribe, findMark.getValue, () => null)?.(name)
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {mark?.map(([colour, path]) => (
        <path key={path} fill={colour ?? 'currentColor'} fillRule="evenodd" d={path} />
      ))}
    </svg>
  )
}
