import { useFoyer, type LinkComponent } from './foyer-context.ts'

/**
 * The component that renders links, as the provider has it.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useLink(): LinkComponent {
  return useFoyer('useLink').Link
}
