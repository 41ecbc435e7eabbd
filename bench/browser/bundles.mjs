// @ts-check
// How much code does a browser load for each input, minified and gzipped, without React and React DOM? Flag images do not count.
import { measure } from '../../tools/build/bundle-size.mjs'
import { single } from './rows.mjs'

const folder = 'bench/peers'

/** The variables of Foyer's styles, which each page with one of its inputs loads. */
const variables = { '@foyer/kit/styles.css': [] }

/** @type {{ name: string, modules: import('../../tools/build/bundle-size.mjs').Modules, goal?: string }[]} */
const bundles = [
  {
    name: 'form, foyer with its input',
    modules: { '@foyer/kit/form': ['useFormStore'], '@foyer/kit/base-input': ['BaseInput'], ...variables },
  },
  { name: 'form, react-hook-form without an input', modules: { 'react-hook-form': ['useForm'] } },
  { name: 'form, TanStack Form without an input', modules: { '@tanstack/react-form': ['useForm'] } },
  { name: 'phone input, foyer', modules: { '@foyer/kit/phone-input': ['PhoneInput'], ...variables } },
  {
    name: 'phone input, intl-tel-input without checks',
    modules: { '@intl-tel-input/react': ['default'], 'intl-tel-input/dist/css/intlTelInput.css': [] },
  },
  {
    name: 'phone input, intl-tel-input',
    modules: {
      '@intl-tel-input/react/with-utils': ['default'],
      'intl-tel-input/dist/css/intlTelInput.css': [],
    },
  },
  {
    name: 'phone input, react-international-phone',
    modules: { 'react-international-phone': ['PhoneInput'], 'react-international-phone/style.css': [] },
  },
  {
    name: 'phone input, react-phone-number-input',
    modules: { 'react-phone-number-input': ['default'], 'react-phone-number-input/style.css': [] },
  },
  { name: 'mask, foyer with its field', modules: { '@foyer/kit/mask-input': ['MaskInput'], ...variables } },
  { name: 'mask, Maskito', modules: { '@maskito/react': ['useMaskito'] } },
  { name: 'mask, react-imask', modules: { 'react-imask': ['IMaskInput'] } },
  { name: 'dialog, foyer', modules: { '@foyer/kit/modal': ['ModalLayer', 'useModal'], ...variables } },
  { name: 'dialog, Base UI without styles', modules: { '@base-ui/react/dialog': ['Dialog'] } },
  {
    name: 'dialog, react-aria-components without styles',
    modules: {
      'react-aria-components': ['Button', 'Dialog', 'DialogTrigger', 'Heading', 'Modal', 'ModalOverlay'],
    },
  },
  {
    name: 'snackbar, foyer',
    modules: { '@foyer/kit/snackbar': ['SnackbarLayer', 'snackbars'], ...variables },
  },
  { name: 'snackbar, sonner', modules: { sonner: ['Toaster', 'toast'] } },
]

/** Sizes are the same in every round. @returns {Promise<import('../results.mjs').Row[]>} */
export async function listBundleRows() {
  const rows = []
  for (const { name, modules } of bundles) {
    const { js, css } = await measure({ modules, folder })
    rows.push(single(`kB of a ${name}`, (js + css) / 1000, ''))
  }
  return rows
}
