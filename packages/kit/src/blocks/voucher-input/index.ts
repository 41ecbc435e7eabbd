export { VoucherInput, type VoucherInputProps } from './voucher-input.tsx'
