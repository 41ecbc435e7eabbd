export { cleanReading } from './clean-reading.ts'
export { deviceIdKey, isDeviceId } from './device-id.ts'
export { toExtendedFingerprint, toFingerprint, type FingerprintIds, type Readings } from './to-fingerprint.ts'
