'use client'

export { VoucherInput, type VoucherInputProps } from './voucher-input.tsx'
