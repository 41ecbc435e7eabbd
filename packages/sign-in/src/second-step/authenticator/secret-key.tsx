import { useFoyer } from '../../plugins/foyer-context.ts'
import styles from './authenticator.module.css'
import { CopyButton } from './copy-button.tsx'

/** The key of an authenticator app as text, in groups of four characters, for people who type it. */
export function SecretKey({ secret }: { readonly secret: string }) {
  const { translate } = useFoyer('SecretKey')
  return (
    <>
      <code className={styles.key} translate="no">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      <div className={styles.actions}>
        <CopyButton label={translate('enrol_key_copy')} text={secret} />
      </div>
    </>
  )
}
