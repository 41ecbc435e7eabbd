/**
 * Browser features that our pages do not need, and that are denied to them and their frames. Features for signing in
 * (`publickey-credentials-get`, `otp-credentials`) are not in the list. Browsers warn about unknown names, so it only contains names that
 * all browsers with this header know.
 */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** The value of `Permissions-Policy`. Sent with pages only, because it has no effect elsewhere. */
export const permissionsPolicy = deniedFeatures.map((feature) => `${feature}=()`).join(', ')
