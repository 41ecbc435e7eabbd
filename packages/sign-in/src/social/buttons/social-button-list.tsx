import { socialMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { SocialConfig } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { isFocusFree } from '@foyer/kit/is-focus-free'
import { textLink } from '@foyer/kit/text-link'
import { treeOf } from '@foyer/kit/tree-of'
import { useLatest } from '@foyer/kit/use-latest'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useFoyer } from '../../plugins/foyer-context.ts'
import { describeSocialFailure } from '../describe-social-failure.ts'
import { readLastWay } from '../../methods/choice/last-way.ts'
import { nameProvider } from '../provider-name.ts'
import { SocialButton } from './social-button.tsx'
import type { SocialButtonsProps } from './social-buttons-props.ts'
import { SocialPlaces } from './social-places.tsx'
import grid from './social-grid.module.css'
import styles from '../social.module.css'
import { useSocialConfigs } from '../social-configs.ts'
import { lazyMessages } from '../../messages/lazy-messages.ts'
import { useSocialPress } from './use-social-press.ts'

lazyMessages.add(socialMessages)

/** The list in `<SocialButtons>`, loaded later. */
export function SocialButtonList(props: SocialButtonsProps) {
  const [{ round, hadFocus }, setRound] = useState({ round: 0, hadFocus: false })
  const retry = (hasFocus: boolean): void => setRound({ round: round + 1, hadFocus: hasFocus })
  return <SocialButtonsLoader key={round} {...props} hadFocus={hadFocus} onRetry={retry} />
}

interface LoaderProps extends SocialButtonsProps {
  /** The error message that these buttons replace had the focus, or its button was pressed. */
  readonly hadFocus: boolean
  readonly onRetry: (hasFocus: boolean) => void
}

function SocialButtonsLoader({
  maxButtons = 4,
  expectedProviders,
  hadFocus,
  onRetry,
  ...options
}: LoaderProps) {
  const { translate } = useFoyer('<SocialButtons>')
  const state = useSocialConfigs()
  const root = useRef<HTMLDivElement>(null)
  const isLoaded = state.status !== 'loading'
  useEffect(() => {
    // The button that had the focus is gone.
    if (hadFocus && isLoaded && isFocusFree()) root.current?.querySelector('button')?.focus()
  }, [hadFocus, isLoaded])
  const isFailed = state.status === 'failed'
  const latest = useLatest(onRetry)
  useEffect(() => {
    if (!isFailed) return undefined
    const retry = (): void => {
      const { current } = root
      // Without the message, the next try has begun.
      if (current !== null) latest.current(current.contains(treeOf(current).activeElement))
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isFailed, latest])

  if (state.status === 'loading') return <SocialPlaces {...{ maxButtons, expectedProviders }} />
  if (state.status === 'failed') {
    return (
      <div role="alert" className={styles.problem} ref={root}>
        <p>{translate('social_loading_failed')}</p>
        <Button
          text={translate('social_retry')}
          variant="secondary"
          size="small"
          events={{ click: () => onRetry(true) }}
        />
      </div>
    )
  }
  return <LoadedButtons root={root} configs={state.configs} maxButtons={maxButtons} {...options} />
}

interface LoadedButtonsProps extends SocialButtonsProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly configs: readonly SocialConfig[]
  readonly maxButtons: number
}

function LoadedButtons({ root, configs, maxButtons, ...options }: LoadedButtonsProps) {
  const foyer = useFoyer('<SocialButtons>')
  const { lang, translate } = foyer
  const { press, start } = useSocialPress(foyer, options)
  const [last] = useState(readLastWay)
  const [isExpanded, setIsExpanded] = useState(configs.length <= maxButtons)
  const shown = isExpanded ? configs : pickFirst(configs, maxButtons - 1, last)
  const list = useRef<HTMLUListElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const wasExpanded = useRef(isExpanded)
  const id = useId()
  const social = press.step === 'idle' ? null : press.social
  const name = social === null ? '' : nameProvider(social)

  useEffect(() => {
    // The pressed button is gone: move the focus to the provider in its place.
    if (isExpanded && !wasExpanded.current) list.current?.querySelectorAll('button')[maxButtons - 1]?.focus()
    wasExpanded.current = isExpanded
  }, [isExpanded, maxButtons])

  const isBlocked = press.step === 'blocked'
  useEffect(() => {
    if (isBlocked) link.current?.focus()
  }, [isBlocked])

  return (
    <div ref={root}>
      <ul ref={list} className={grid.grid} aria-label={translate('social_label')}>
        {shown.map((config) => (
          <li key={config.id}>
            <SocialButton
              id={`${id}${config.id}`}
              social={config.id}
              name={nameProvider(config.id)}
              isLast={config.id === last}
              isPending={press.step === 'leaving' && config.id === social}
              isDisabled={press.step === 'leaving' && config.id !== social}
              onPress={() => void start(config)}
            />
          </li>
        ))}
        {!isExpanded && (
          <li>
            <button
              type="button"
              className={styles.button}
              disabled={press.step === 'leaving'}
              onClick={() => setIsExpanded(true)}
            >
              {translate('social_more')}
            </button>
          </li>
        )}
      </ul>
      <output className={press.step === 'waiting' || press.step === 'blocked' ? styles.said : visuallyHidden}>
        {press.step === 'leaving' && translate('social_going', { name })}
        {press.step === 'waiting' && translate('social_waiting', { name })}
        {press.step === 'blocked' && translate('social_blocked', { name })}
      </output>
      {press.step === 'blocked' && (
        <a ref={link} className={textLink} href={press.url} target="_blank" rel="noopener noreferrer">
          {translate('social_open', { name })}
        </a>
      )}
      <p role="alert" className={styles.problem}>
        {press.step === 'failed' && describeSocialFailure(press.error, name, translate, lang)}
      </p>
    </div>
  )
}

/** The first providers in the server's order, always including the one used last. */
function pickFirst(configs: readonly SocialConfig[], count: number, last: string | null): SocialConfig[] {
  const first = configs.slice(0, count)
  const lastUsed = configs.slice(count).find(({ id }) => id === last)
  return lastUsed === undefined ? first : [...first.slice(0, -1), lastUsed]
}
