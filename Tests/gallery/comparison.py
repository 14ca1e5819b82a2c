"""How much two pictures differ."""

from PIL import Image, ImageChops

#: The difference of a colour, from 0 to 255, up to which two pixels count as equal. Compression alone makes them differ.
TOLERANCE = 40


def difference(old, new):
    """A picture that is white wherever two pictures of one size differ by more than the tolerance."""
    red, green, blue = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda value: 255 if value > TOLERANCE else 0)


def differing_share(old_path, new_path):
    """The share of the pixels that differ, from 0 to 1. A picture without an old one differs wholly."""
    if not old_path.exists():
        return 1.0
    with Image.open(old_path) as old, Image.open(new_path) as new:
        if old.size != new.size:
            return 1.0
        histogram = difference(old.convert("RGB"), new.convert("RGB")).histogram()
    return histogram[255] / sum(histogram)
