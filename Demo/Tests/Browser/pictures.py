"""Functions of the scripts that compare pictures in the page."""

PAINT = """
const picture = async (data, type) =>
  createImageBitmap(await (await fetch(`data:image/${type};base64,${data}`)).blob());
const canvasOf = (width, height) => new OffscreenCanvas(width, height);
const encoded = async (canvas, quality) => {
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
"""
