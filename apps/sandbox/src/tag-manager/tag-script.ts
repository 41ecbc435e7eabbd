/** The script of the container: it reads the data layer from the beginning, and a tag reports each event. */
export const tagScript = `
(() => {
  const origin = new URL(document.currentScript.src).origin
  const layer = window.dataLayer
  const tell = (entry) => {
    new Image().src = origin + '/tag-manager/collect?event=' + encodeURIComponent(JSON.stringify(entry))
  }
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(tell)
    return push(...entries)
  }
  layer.forEach(tell)
})()
`
