"""A look at the screen in the middle of a transition."""

#: Stops a transition half-way once it has begun, and answers with what LOOK, a function, sees there and then.
HALF_WAY = """
() => {
  if (!document.querySelector('.is-moving, .is-leaving')) return null;
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = one.effect.getTiming().duration / 2;
  }
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  return (LOOK)(box);
}
"""
GO_ON = "() => document.getAnimations().forEach(one => one.play())"


def half_way(preview, look):
    """The result of a JavaScript function in the middle of a transition. The function gets `box(selector)`."""
    seen = preview.page.wait_for_function(HALF_WAY.replace("LOOK", look)).json_value()
    preview.page.evaluate(GO_ON)
    preview.rest()
    return seen
