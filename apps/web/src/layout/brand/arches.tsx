/** The product's logo: three arches and a lit door. Decorative, beside text. */
export function Arches({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 28" aria-hidden="true">
      <path d="M1 28V15a15 15 0 0 1 30 0v13z" fill="oklch(.3 .06 164)" />
      <path d="M5.5 28V16a10.5 10.5 0 0 1 21 0v12z" fill="oklch(.46 .07 160)" />
      <path d="M10.5 28V17a5.5 5.5 0 0 1 11 0v11z" fill="oklch(.9 .09 95)" />
    </svg>
  )
}
